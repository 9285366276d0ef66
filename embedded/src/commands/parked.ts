import { services } from '@carsi/platform/platform';
import { askEvery } from './ask-every.js';
import type { Command } from './command.js';

/** `parked [replay <policy> | skip <policy> <topic> <partition> <position>]`: what policies could not carry out. */
export const parked: Command = async (
  [action = 'list', policy, topic, partition, position],
  _cwd,
  { operator },
  output,
) => {
  const lists = await askEvery((service) => operator.ops(service).opsParked({}, operator.context()), output);
  const isComplete = lists.length === services.length;
  if (action === 'list') {
    const rows = lists.flatMap(({ service, answer }) => answer.map((row) => ({ service, ...row })));
    for (const row of rows)
      output.line(
        `${row.service} ${row.policy} ${row.topic} ${row.partition} ${row.position} (${row.key}): ${row.reason}`,
      );
    if (rows.length > 0) output.line(`${rows.length} kayıt bekliyor.`);
    else if (isComplete) output.line('Bekleyen kayıt yok.');
    return isComplete ? 0 : 1;
  }
  if (
    policy === undefined ||
    (action === 'skip' && position === undefined) ||
    (action !== 'skip' && action !== 'replay')
  ) {
    output.line('Kullanım: npm run parked -- [replay <politika> | skip <politika> <konu> <bölüm> <konum>]');
    return 2;
  }
  const owner = lists.find(({ answer }) => answer.some((row) => row.policy === policy))?.service;
  if (!owner) {
    output.line(`${policy} için bekleyen kayıt yok.`);
    return 1;
  }
  if (action === 'replay') {
    const { done } = await operator.ops(owner).opsReplay({ policy }, operator.context());
    output.line(`${done} kayıt işlendi.`);
    return 0;
  }
  const { skipped } = await operator
    .ops(owner)
    .opsSkip({ policy, topic: topic!, partition: Number(partition), position: Number(position) }, operator.context());
  output.line(skipped ? 'Kayıt atlandı.' : 'Böyle bir kayıt yok.');
  return skipped ? 0 : 1;
};
