// A button that copies a text, and says whether it could.
import { useState, type ReactElement } from 'react';
import { useText } from '../text/use-text.ts';
import { copyText } from './copy-text.ts';

export function CopyButton({
  text,
  label = null,
}: {
  readonly text: string;
  /** What the button says, where “copy” is not enough. */
  readonly label?: string | null;
}): ReactElement {
  const { t } = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          void copyText(text).then(setCopied);
        }}
      >
        {copied === true ? t('invitation.copied') : (label ?? t('invitation.copy'))}
      </button>
      {copied === false && <span role="alert">{t('copy.failed')}</span>}
    </>
  );
}
