import { CloudAlert } from 'lucide-react';
import { Notice } from '../components/notice';
import { texts } from './texts';
import { Button } from '../components/ui/button';

/** The last resort: something in the page itself broke, or its code could not be fetched. */
export function ErrorPage() {
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
