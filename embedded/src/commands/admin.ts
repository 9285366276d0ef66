import { parseArgs } from 'node:util';
import type { Command } from './command.js';

/** `admin create <e-mail> [--name <name>]`: makes an admin. A password comes from ADMIN_PASSWORD or by the link that is printed. */
export const admin: Command = async (args, _cwd, { operator }, output) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' }, password: { type: 'string' } },
  });
  const [action, email] = positionals;
  if (action !== 'create' || email === undefined || positionals.length > 2) {
    output.line('Kullanım: npm run admin -- create <e-posta> [--name <ad soyad>]');
    return 2;
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
