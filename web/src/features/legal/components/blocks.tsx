import type { Block } from '../legal-text';

/** Paragraphs, lists and tables. On a phone a table's rows become small cards that repeat what a column means. */
export function Blocks({ blocks, caption }: { blocks: readonly Block[]; caption: string }) {
  return (
    <div className="space-y-4">
      {blocks.map((block, index) => (
        <One key={index} block={block} caption={caption} />
      ))}
    </div>
  );
}

function One({ block, caption }: { block: Block; caption: string }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="list-disc space-y-2 pl-5 marker:text-accent">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <table className="w-full text-sm max-sm:block print:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {block.head.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-b-2 border-line-strong px-3 py-2 text-left align-bottom first:pl-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:space-y-3">
        {block.rows.map((row) => (
          <tr
            key={row[0]}
            className="max-sm:block max-sm:rounded-xl max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-3 print:break-inside-avoid"
          >
            {row.map((cell, column) => (
              <td
                key={block.head[column]}
                className="align-top max-sm:block max-sm:py-1 sm:border-b sm:border-line sm:px-3 sm:py-2.5 sm:first:pl-0"
              >
                <span aria-hidden className="mr-1 font-semibold text-muted sm:hidden">
                  {block.head[column] ? `${block.head[column]}: ` : ''}
                </span>
                <span className={column === 0 ? 'font-medium' : undefined}>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
