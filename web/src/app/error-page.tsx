import { CloudAlert } from 'lucide-react';
import { Notice } from '../components/notice';
import { texts } from './texts';

/** The last resort: something in the page itself broke, or its code could not be fetched. */
export function ErrorPage() {
  return (
    <div>
      <Notice icon={CloudAlert} title={texts.failed.title} text={texts.failed.text} level={1} role="alert">
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {texts.failed.retry}
        </button>
        <a href="/" className="btn btn-outline">
          {texts.notFound.home}
        </a>
      </Notice>
    </div>
  );
}
