import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import { Component, type ReactNode } from 'react';

interface SectionBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a notice instead of a section that did not load or threw an error; the sidebar and the other sections still work. */
export class SectionBoundary extends Component<SectionBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        tone="error"
        title="Questa sezione non è arrivata"
        action={
          // A module that failed once stays failed until the page is loaded again.
          <Button size="sm" onPress={() => location.reload()}>
            Riprova
          </Button>
        }
      >
        Controlla la connessione e riprova. Le altre sezioni funzionano.
      </Notice>
    );
  }
}
