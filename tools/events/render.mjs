// Reads the published events out of the sources of packages/contracts and writes them down as a page.
// Event types are TypeScript types and gone at run time, hence read as text; only the shapes that contracts uses are understood,
// and whatever looks like an event but is not understood is an error, never left out.

/**
 * @typedef {{ name: string, fields: string, doc: string }} PublishedEvent
 * @typedef {{ name: string, events: string[] }} Union
 * @typedef {{ service: string, topics: { constant: string, name: string }[], events: PublishedEvent[], unions: Union[] }} Contract
 */

const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

/** @param {string} service @param {string} source @returns {Contract} */
export const readContract = (service, source) => {
  const shapes = new Map(
    [...source.matchAll(/(?:export )?interface (\w+)(?: extends (\w+))? \{\n([\s\S]*?)\n\}/g)].map(
      ([, name, , body]) => [name, body],
    ),
  );
  const events = [...source.matchAll(/export type (\w+) = Event<([\s\S]*?)>;\n/g)].map((found) => {
    const [, name, inside] = found;
    const [type, ...shape] = splitTop(inside, ',');
    if (type.trim() !== `'${name}'`) throw new Error(`${service}: ${name} is called ${type.trim()} inside.`);
    const fields = splitTop(shape.join(','), '&').flatMap((part) => fieldsOf(service, part.trim(), shapes));
    return { name, fields: fields.join(', '), doc: docBefore(source.slice(0, found.index)) };
  });
  const heads = source.match(/= Event</g) ?? [];
  if (heads.length !== events.length)
    throw new Error(`${service}: ${heads.length - events.length} events are not understood.`);
  const names = new Set(events.map(({ name }) => name));
  const unions = [...source.matchAll(/export type (\w+) =\s*\|?\s*([\w\s|]+);\n/g)]
    .map(([, name, members]) => ({ name, events: members.split('|').map((member) => member.trim()) }))
    .filter(({ events: members }) => members.every((member) => names.has(member)));
  const topics = [...source.matchAll(/export const (\w+Topic) = '([^']+)'/g)].map(([, constant, name]) => ({
    constant,
    name,
  }));
  return { service, topics, events, unions };
};

/** @param {string} text @param {string} at */
const splitTop = (text, at) => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('{<('.includes(letter)) depth += 1;
    if ('}>)'.includes(letter)) depth -= 1;
    if (letter === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim() !== '');
};

/** @param {string} service @param {string} part @param {Map<string, string>} shapes @returns {string[]} */
const fieldsOf = (service, part, shapes) => {
  const body = part.startsWith('{') ? part.slice(1, -1) : shapes.get(part);
  if (body === undefined) throw new Error(`${service}: the shape ${part} is not understood.`);
  return body
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .split(/[;\n]/)
    .map((line) => line.trim().replace(/^readonly /, ''))
    .filter((line) => line !== '');
};

/** @param {string} before */
const docBefore = (before) =>
  (COMMENT.exec(before)?.[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, ''))
    .join(' ')
    .trim();

/** What each topic carries: a union of events each. */
const carried = /** @type {const} */ ({
  identityTopic: 'IdentityEvent',
  directoryTopic: 'DirectoryEvent',
  reviewsTopic: 'ReviewsEvent',
  analyticsTopic: 'AnalyticsEvent',
  interactionsTopic: 'Observation',
  postponedTopic: 'TrackingPostponed',
  messagingTopic: 'MessagingEvent',
  billingTopic: 'BillingEvent',
});

/** @param {readonly Contract[]} contracts */
export const render = (contracts) => `# Published events

What the services publish, made from \`packages/contracts\` by \`npm run events\`; a test fails when this page is older than
the code. A shape only ever grows: a new field is optional, a changed meaning is a new event, and readers pass over what they do not
know. Beside its data every record carries its key (the stream, for telemetry the company or the folded query), the moment \`at\` and, where somebody
acted, \`by\`.

${contracts.map(section).join('\n')}`;

/** @param {Contract} contract */
const section = ({ service, topics, events, unions }) =>
  topics
    .map(({ constant, name }) => {
      const carries = carried[/** @type {keyof typeof carried} */ (constant)];
      const isOnly = events.some(({ name: event }) => event === carries);
      const union = isOnly ? { name: carries, events: [carries] } : unions.find((one) => one.name === carries);
      if (!union) throw new Error(`${service}: nothing is known of what ${constant} carries.`);
      const rows = union.events.map((member) => row(events.find((event) => event.name === member)));
      return `## \`${name}\`\n\nPublished by ${service}; \`${union.name}\` in \`packages/contracts/src/${service}/events.ts\`.\n\n| event | data | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');

/** @param {PublishedEvent | undefined} event */
const row = (event) => {
  if (!event) throw new Error('A union names an event that is not there.');
  const fields = event.fields === '' ? '' : `\`${event.fields.replaceAll('|', '\\|')}\``;
  return `| ${event.name} | ${fields} | ${event.doc.replaceAll('|', '\\|')} |`;
};
