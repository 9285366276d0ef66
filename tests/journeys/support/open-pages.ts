import type { BrowserContext, Page, Request } from 'playwright-core';

const TEXT = 2_500;
const open = new Map<Page, Map<Request, number>>();

/** From now on the pages of this context can be described. */
export const follow = (context: BrowserContext): void => {
  context.on('page', (page) => {
    const underWay = new Map<Request, number>();
    open.set(page, underWay);
    page.on('close', () => open.delete(page));
    page.on('request', (request) => underWay.set(request, Date.now()));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
  });
};

/** What every open page shows now, which of its requests are not answered, and whether React has it: a line or two for each. */
export const describePages = async (): Promise<string> => {
  const pages = await Promise.all([...open].map(([page, underWay]) => describePage(page, underWay)));
  return pages.join('\n') || 'No page was open.';
};

const describePage = async (page: Page, underWay: ReadonlyMap<Request, number>): Promise<string> => {
  const pending = [...underWay].map(
    ([request, since]) => `${request.method()} ${new URL(request.url()).pathname} for ${Date.now() - since} ms`,
  );
  const shown = await Promise.race([
    page.evaluate(look, TEXT).catch((error: Error) => error.message),
    new Promise<string>((give) => setTimeout(give, 3_000, 'does not answer')),
  ]);
  return `Page ${page.url()}: ${shown}${pending.length > 0 ? `; waits for ${pending.join(', ')}` : ''}`;
};

const look = (length: number): string => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter((field) => field.value && field.type !== 'hidden' && field.type !== 'checkbox' && field.type !== 'radio')
    .map((field) => `${field.name || field.id}='${field.value}'`);
  const main = document.querySelector('main');
  const alive = main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  const within = main?.querySelector('h1, form, button');
  const content = within ? Object.keys(within).some((key) => key.startsWith('__reactProps')) : alive;
  const words = (main ?? document.body).innerText.replaceAll(/\s+/g, ' ').slice(0, length);
  return [
    `${document.readyState}, frame ${alive ? 'alive' : 'not alive'}, content ${content ? 'alive' : 'not alive'}`,
    `focus on ${document.activeElement?.outerHTML.slice(0, 120)}`,
    `fields ${fields.join(' ') || 'empty'}`,
    `'${words}'`,
  ].join('; ');
};
