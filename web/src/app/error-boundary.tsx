import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

/** What breaks in a page stays in the page: the frame, and with it the way out, remains. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
