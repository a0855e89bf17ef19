// What stands in place of a part that could not be loaded, as after a new version was put on the server: it says so and
// offers the page anew. The rest goes on.
import { Component, type ReactElement, type ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { ReloadButton } from './reload-button.tsx';

interface Props {
  readonly children: ReactNode;
  /** What stands there instead; absent: a few words. */
  readonly instead?: ReactNode;
  /** Where this is: elsewhere nothing is broken yet. */
  readonly at?: string;
}

export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate({ at }: Props): void {
    if (this.state.isBroken && at !== this.props.at) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? (this.props.instead ?? <Broken />) : this.props.children;
  }
}

/** In place of what opens at a table; or of a page, where not even the room that says so could be loaded. */
export function Broken({ isPage = false }: { readonly isPage?: boolean }): ReactElement {
  const { t } = useText();
  return (
    <div className="failure stack" role="alert">
      {isPage && <h1>{t('broken.page')}</h1>}
      <p>{t(isPage ? 'broken.page.text' : 'broken.text')}</p>
      <p>
        <ReloadButton />
      </p>
    </div>
  );
}
