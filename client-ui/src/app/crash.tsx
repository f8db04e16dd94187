import { t } from '../i18n/t';
import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Page } from '../ui/page';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** The last resort: a screen that could not be drawn, or a part of the portal that could not be fetched. */
export class Crash extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={t('Something went wrong')}>
        <p>{t('Your lessons are safe. Load the page again; if it keeps happening, please tell the barn.')}</p>
        <Button look="primary" onClick={() => location.reload()}>
          {t('Load again')}
        </Button>
      </Page>
    );
  }
}
