import { Copy, Download, Printer } from 'lucide-react';
import { site } from '../../../config/site';
import { useMe } from '../../../lib/account/me';
import { toast } from '../../../lib/toast';
import { Button } from '../../ui/button';
import { texts } from './texts';

const words = texts.recovery;

const copy = (text: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast.success(words.copied),
    () => toast.error(words.copyFailed),
  );

const download = (text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Only the codes, not the page that they are on. */
const print = (text: string): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) return;
  const lines = page.document.createElement('pre');
  lines.textContent = text;
  page.document.body.append(lines);
  page.addEventListener('afterprint', () => frame.remove());
  page.print();
};

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { email } = useMe();
  const text = [words.heading(site.name, email), words.once, '', ...codes, ''].join('\n');
  const actions = [
    [words.copy, Copy, copy],
    [words.download, Download, download],
    [words.print, Printer, print],
  ] as const;
  return (
    <div className="space-y-4 rounded-2xl border border-line p-4 sm:p-5">
      <h3 className="text-lg">{words.shown}</h3>
      <p className="text-muted">{words.shownText}</p>
      <ul className="grid gap-x-6 gap-y-2 rounded-xl bg-sunken p-4 font-mono text-base sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {actions.map(([label, Icon, act]) => (
          <Button small icon={Icon} label={label} key={label} onClick={() => act(text)} />
        ))}
      </div>
      <Button look="primary" label={words.done} onClick={onDone} />
    </div>
  );
}
