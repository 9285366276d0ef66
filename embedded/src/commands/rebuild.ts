import { services, type ServiceName } from '@carsi/platform/platform';
import type { Command } from './command.js';

const LOOK_MS = 200;

/** `rebuild [<projection>]`: makes a projection again from the first event while the old one serves; without a name, lists them. */
export const rebuild: Command = async ([name], _cwd, { operator }, output) => {
  const all = await Promise.all(
    services.map(async (service) => ({
      service,
      views: await operator
        .ops(service)
        .opsViews({}, operator.context())
        .catch(() => []),
    })),
  );
  const rows = all.flatMap(({ service, views }) => views.map((view) => ({ service, ...view })));
  if (name === undefined) {
    for (const { service, name: view, version, generation, faults, position, head } of rows)
      output.line(
        `${view.padEnd(20)} ${service.padEnd(10)} sürüm ${version}, kuşak ${generation}, konum ${position}/${head}${faults > 0 ? `, ${faults} HATA` : ''}`,
      );
    return 0;
  }
  const found = rows.find((row) => row.name === name);
  if (!found) {
    output.line(`${name} adında bir görünüm yok. Adlar: ${rows.map((row) => row.name).join(', ')}`);
    return 2;
  }
  const service: ServiceName = found.service;
  let running = true;
  const done = operator
    .ops(service)
    .opsRebuild({ name }, operator.context())
    .finally(() => (running = false));
  done.catch(() => undefined);
  while (running) {
    const status = await operator.ops(service).opsRebuilding({ name }, operator.context());
    if (status) output.progress(name, status.done, status.total);
    await Promise.race([done.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, LOOK_MS))]);
  }
  await done;
  output.line(`${name} yeniden kuruldu.`);
  return 0;
};
