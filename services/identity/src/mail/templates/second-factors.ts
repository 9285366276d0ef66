import { paths } from '@carsi/contracts/common/paths';
import { moment, type Template } from '../email-text.js';

const kindOf = ({ kind, name }: Readonly<Record<string, string>>): string =>
  kind === 'passkey' ? `geçiş anahtarı (${name ?? ''})` : 'doğrulama uygulaması';

const notYou = (site: string): string =>
  `Bunu siz yapmadıysanız hemen şifrenizi değiştirin ve açık oturumları kapatın: ${site}${paths.resetPassword}`;

/** A person is notified of every change of their second factors. */
export const secondFactorMails = {
  'factor-added': {
    write: ({ greeting, site, data }) => ({
      subject: 'Hesabınıza yeni bir doğrulama adımı eklendi',
      paragraphs: [
        greeting,
        `${moment(data['at'])} tarihinde hesabınıza bir ${kindOf(data)} eklendi. Artık girişte şifrenizden sonra doğrulama da istenir.`,
        'Kurtarma kodlarınızı güvenli bir yerde saklayın: telefonunuzu kaybederseniz hesabınıza onlarla girersiniz.',
        notYou(site),
      ],
    }),
  },
  'factor-removed': {
    write: ({ greeting, site, data }) => ({
      subject: 'Hesabınızdan bir doğrulama adımı kaldırıldı',
      paragraphs: [
        greeting,
        `${moment(data['at'])} tarihinde hesabınızdan bir ${kindOf(data)} kaldırıldı.`,
        notYou(site),
      ],
    }),
  },
  'recovery-code-used': {
    write: ({ greeting, site, data }) => ({
      subject: 'Bir kurtarma kodunuz kullanıldı',
      paragraphs: [
        greeting,
        `${moment(data['at'])} tarihinde hesabınız için bir kurtarma kodu kullanıldı. Kalan kod sayısı: ${data['left'] ?? ''}.`,
        `Yeni kodları ayarlarınızdan oluşturabilirsiniz: ${site}${paths.settings}`,
        notYou(site),
      ],
    }),
  },
  'recovery-codes-made': {
    write: ({ greeting, site, data }) => ({
      subject: 'Kurtarma kodlarınız yenilendi',
      paragraphs: [
        greeting,
        `${moment(data['at'])} tarihinde hesabınız için yeni kurtarma kodları oluşturuldu. Eski kodlar artık geçersiz.`,
        notYou(site),
      ],
    }),
  },
  'factors-reset': {
    write: ({ greeting, site, data }) => ({
      subject: 'İki adımlı doğrulamanız sıfırlandı',
      paragraphs: [
        greeting,
        `${moment(data['at'])} tarihinde site işletmecisi hesabınızın bütün doğrulama adımlarını kaldırdı ve açık oturumlarınızı kapattı.`,
        `Yeniden giriş yaptıktan sonra iki adımlı doğrulamayı tekrar kurabilirsiniz: ${site}${paths.settings}`,
        'Bunu siz istemediyseniz lütfen bizimle iletişime geçin.',
      ],
    }),
  },
} as const satisfies Readonly<Record<string, Template>>;
