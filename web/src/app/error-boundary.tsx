import { Component, type ReactNode } from 'react';
import { CloudAlert } from 'lucide-react';
import { Notice } from '../components/notice';
import { texts } from './texts';
import { Button } from '../components/ui/button';

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

/** The last resort: something in the page itself broke, or its code could not be fetched. */
function ErrorPage() {
  return (
    <div>
      <Notice icon={CloudAlert} title={texts.failed.title} text={texts.failed.text} level={1} role="alert">
        <Button look="primary" label={texts.failed.retry} onClick={() => location.reload()} />
        <a href="/" className="btn btn-outline">
          {texts.notFound.home}
        </a>
      </Notice>
    </div>
  );
}
