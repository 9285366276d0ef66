import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.js';
import { createEmbeddedMail } from './mail.js';

const mailTo = (to: string, id: string) => ({ id, to, subject: 'Merhaba', text: 'Merhaba', html: '<p>Merhaba</p>' });

describe('the outbox', () => {
  it('forgets an address for two who ask at once, and nobody else', async () => {
    const folder = temporaryFolder();
    const mail = createEmbeddedMail(folder.path);
    for (let n = 0; n < 40; n++) await mail.send(mailTo('ayse@ornek.example', `mail-${n}`));
    await mail.send(mailTo('can@ornek.example', 'other'));
    await Promise.all([
      mail.erase!('ayse@ornek.example'),
      mail.erase!('ayse@ornek.example', (id) => id.startsWith('mail-')),
    ]);
    expect(await mail.outbox!('mail-7')).toBeUndefined();
    expect(await mail.outbox!('other')).toMatchObject({ to: 'can@ornek.example' });
    folder.remove();
  });

  it('that was never written to has nothing to forget', async () => {
    const folder = temporaryFolder();
    const mail = createEmbeddedMail(`${folder.path}/outbox`);
    await expect(mail.erase!('ayse@ornek.example')).resolves.toBeUndefined();
    folder.remove();
  });
});
