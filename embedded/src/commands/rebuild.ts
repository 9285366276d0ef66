import { services } from '@carsi/platform/platform';
import type { Output } from '../control/output.js';
import type { Operator } from '../operator.js';
import { askEvery } from './ask-every.js';
import type { Command } from './command.js';

const LOOK_MS = 200;

/**
 * `rebuild [<projection>]`: makes it again from the first event while the old one serves, in every service that has one of that name;
 * without a name, lists them.
 */
export const rebuild: Command = async ([name], _cwd, { operator }, output) => {
  const all = await askEvery((service) => operator.ops(service).opsViews({}, operator.context()), output);
  const rows = all.flatMap(({ service, answer }) => answer.map((view) => ({ service, ...view })));
  if (name === undefined) {
    for (const { service, name: view, version, generation, faults, position, head } of rows)
      output.line(
        `${view.padEnd(20)} ${service.padEnd(10)} sürüm ${version}, kuşak ${generation}, konum ${position}/${head}${faults > 0 ? `, ${faults} HATA` : ''}`,
      );
    return all.length === services.length ? 0 : 1;
  }
  const found = rows.filter((row) => row.name === name);
  if (found.length === 0) {
    output.line(`${name} adında bir görünüm yok. Adlar: ${[...new Set(rows.map((row) => row.name))].join(', ')}`);
    return 2;
  }
  for (const { service } of found) {
    await again(operator.ops(service), name, operator, output);
    output.line(`${name} yeniden kuruldu (${service}).`);
  }
  return 0;
};

const again = async (
  ops: ReturnType<Operator['ops']>,
  name: string,
  { context }: Operator,
  output: Output,
): Promise<void> => {
  let running = true;
  const done = ops.opsRebuild({ name }, context()).finally(() => (running = false));
  done.catch(() => undefined);
  while (running) {
    const status = await ops.opsRebuilding({ name }, context());
    if (status) output.progress(name, status.done, status.total);
    await Promise.race([done.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, LOOK_MS))]);
  }
  await done;
};
