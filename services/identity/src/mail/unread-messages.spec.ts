import type { EventStore } from '@carsi/platform/platform';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, type HostedIdentity } from '../testing/hosted-identity.js';
import { render } from './render.js';
import { unreadMessages } from './templates/unread-messages.js';

describe('a mail about unread messages', () => {
  let hosted: HostedIdentity;
  let messaging: EventStore;
  const email = 'okur@ornek.example';
  beforeAll(async () => {
    hosted = await hostIdentity();
    messaging = hosted.platform.store('messaging', (event) => event);
    // The reader of a topic that comes into being begins a moment after it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await hosted.register(email);
  });
  afterAll(() => hosted.stop());

  const ask = async (mailId: string, personId: string): Promise<void> => {
    const stream = `notifications-${v7()}`;
    const data = { mailId, personId, template: 'unread-messages', data: { count: '3', conversations: '2' } };
    const meta = { by: null, at: new Date().toISOString(), commandId: v7(), correlationId: 'r' };
    await messaging.append(stream, 0, { ...meta, events: [{ type: 'MailRequested', data }] });
  };

  it('is sent once to the person whom another service knows by their id alone', async () => {
    const { user } = await hosted.login(email);
    for (let n = 0; n < 3; n++) await ask('unread-messages-1', user.id);
    const { text, html } = await hosted.mailTo(email, /3 okunmamış mesajınız var/);
    expect(text).toContain('2 konuşmada okunmamış 3 mesajınız var.');
    expect(text).toContain('https://carsi.example/mesajlar');
    expect(text).toContain('https://carsi.example/ayarlar#bildirimler');
    expect(html).toContain('href="https://carsi.example/mesajlar"');
    await ask('unread-messages-2', 'kimse');
    await ask('unread-messages-3', user.id);
    await hosted.mailTo(email, /okunmamış/, 2);
    expect(hosted.sent.filter(({ subject }) => /okunmamış/.test(subject))).toHaveLength(2);
  });

  it('says it of one conversation as well', () => {
    const facts = {
      greeting: 'Merhaba Ayşe,',
      site: 'https://c.example',
      siteName: 'Çarşı',
      link: '',
      data: { count: '1', conversations: '1' },
    };
    const { subject, text } = render(unreadMessages.write(facts), 'Çarşı');
    expect(subject).toBe('1 okunmamış mesajınız var');
    expect(text).toContain('Bir konuşmada okunmamış 1 mesajınız var.');
  });
});
