import { parseArgs } from 'node:util';
import type { Command } from './command.js';

/**
 * `admin create <e-mail> [--name <name>]`: makes an admin. A password comes from ADMIN_PASSWORD or by the link that is printed.
 * `admin reset-factor <e-mail>`: removes a person's lost second factors.
 */
export const admin: Command = async (args, _cwd, { operator }, output) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' }, password: { type: 'string' } },
  });
  const [action, email] = positionals;
  if (!['create', 'reset-factor'].includes(action ?? '') || email === undefined || positionals.length > 2) {
    output.line('Kullanım: npm run admin -- create <e-posta> [--name <ad soyad>]');
    output.line('          npm run admin -- reset-factor <e-posta>');
    return 2;
  }
  if (action === 'reset-factor') {
    const { removed } = await operator.identity.resetFactors({ email }, operator.context());
    output.line(
      removed
        ? `${email}: doğrulama adımları kaldırıldı, açık oturumlar kapatıldı. Kişiye e-posta gönderilecek.`
        : `${email}: kayıtlı doğrulama adımı yoktu; açık oturumlar kapatıldı.`,
    );
    return 0;
  }
  const { setUpUrl } = await operator.identity.createAdmin(
    {
      email,
      ...(values.name !== undefined && { fullName: values.name }),
      ...(values.password !== undefined && { password: values.password }),
    },
    operator.context(),
  );
  output.line(`${email} artık yönetici.`);
  if (setUpUrl !== null) {
    output.line('Şifre belirlemek için (24 saat geçerli, bir kez kullanılır):');
    output.line(setUpUrl);
  }
  return 0;
};
