// Whatever lies on the table says what it is: one popover for all tips and for every card, large. Fetched after the table.
import { capitalised } from '@arpents/messages';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { LargeFace } from '../cards/large-face.tsx';
import { useText } from '../text/use-text.ts';
import { tipAt, type Explained, type Found } from './find-tip.ts';
import { listenForTips } from './listen.ts';
import { placeTip } from './place-tip.ts';

const ID = 'tip';

export function Tips(): ReactElement {
  const popover = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let described: Element | null = null;
    const hide = (): void => {
      described?.removeAttribute('aria-describedby');
      described = null;
      setFound(null);
    };
    return listenForTips({
      hide,
      show: (target, asked) => {
        const next = tipAt(target);
        if (next === null) return null;
        if (asked === 'focus' && target instanceof Element) {
          // The focus speaks for the control itself, with its label, and never for a part around it.
          if (next.element !== target && next.element !== target.closest('label')) return null;
          if (!target.hasAttribute('aria-describedby')) {
            described = target;
            described.setAttribute('aria-describedby', ID);
          }
        }
        setFound(next);
        return next.element;
      },
    });
  }, []);
  useLayoutEffect(() => {
    const tip = popover.current;
    if (tip === null) return;
    if (found === null) {
      if (tip.matches(':popover-open')) tip.hidePopover();
      return;
    }
    // In the top layer, so that it stands above dialogs too, even one that was opened later.
    if (tip.matches(':popover-open')) tip.hidePopover();
    tip.showPopover();
    const { left, top } = placeTip(
      found.element.getBoundingClientRect(),
      { width: tip.offsetWidth, height: tip.offsetHeight },
      { width: innerWidth, height: innerHeight },
    );
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  }, [found]);
  return (
    <div
      ref={popover}
      id={ID}
      role="tooltip"
      popover="manual"
      className={found === null ? 'tip' : `tip of-${found.explained.kind}`}
    >
      {found !== null && <TipWords explained={found.explained} />}
    </div>
  );
}

function TipWords({ explained }: { readonly explained: Explained }): ReactElement {
  const { t } = useText();
  if (explained.kind === 'card') return <LargeFace id={explained.id} side={explained.side} />;
  const { tip, name, note } = explained;
  return (
    <>
      {name !== null && <strong>{capitalised(name)}</strong>}
      <p>{t(tip)}</p>
      {note !== null && <p className="tip-note">{note}</p>}
    </>
  );
}
