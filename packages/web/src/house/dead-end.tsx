// A room where the way ends: a picture, why it ends, and where else to go.
import type { LocationId } from '@arpents/engine';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { PATHS } from '../parts/paths.ts';
import { useText } from '../text/use-text.ts';
import { Figure } from './figure.tsx';
import { Sheet } from './sheet.tsx';

export function DeadEnd({
  title,
  place,
  emblem,
  wash = 'neutral',
  way,
  children,
}: {
  readonly title: string;
  /** What the plate shows. */
  readonly place: LocationId;
  /** What stands above the words. */
  readonly emblem: string;
  readonly wash?: ComponentProps<typeof Figure>['wash'];
  /** A way on besides those to other rooms. */
  readonly way?: ReactNode;
  readonly children?: ReactNode;
}): ReactElement {
  const { t } = useText();
  return (
    <Sheet title={title} place={place} layout="beside" className="lost-way">
      <Figure emblem={emblem} wash={wash} />
      {children}
      <p className="buttons">
        <Link href={PATHS.home} className="button">
          {t('result.home')}
        </Link>
        <Link href={PATHS.lobby} className="button">
          {t('nav.lobby')}
        </Link>
        {way}
      </p>
    </Sheet>
  );
}
