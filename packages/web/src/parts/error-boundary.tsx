// What stands in place of a part that could not be loaded, as after a new version was put on the server: it says so and
// offers the page anew. The rest of the table goes on.
import { Component, type ReactElement, type ReactNode } from 'react';
import { renew } from '../renewal/renewal.ts';
import { useText } from '../text/use-text.ts';

interface Props {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactElement {
  const { t } = useText();
  return (
    <div className="failure stack" role="alert">
      <p>{t('broken.text')}</p>
      <p>
        <button
          type="button"
          className="primary"
          onClick={() => {
            void renew();
          }}
        >
          {t('broken.reload')}
        </button>
      </p>
    </div>
  );
}
