// Whose work this is made of.
import type { ReactElement } from 'react';
import { Sheet } from '../house/sheet.tsx';
import { useText } from '../text/use-text.ts';

export function CreditsPage(): ReactElement {
  const { t } = useText();
  const credits = [
    [t('credits.game'), t('home.author.text')],
    [t('credits.pictures'), t('credits.pictures.text')],
    [t('credits.map'), t('credits.map.text')],
    [t('credits.type'), t('credits.type.text')],
  ];
  return (
    <Sheet title={t('credits.title')} place="new-york" layout="beside">
      {credits.map(([heading, text]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Sheet>
  );
}
