import { site } from '../../config/site';

/** An arch of the bazaar with a door of light. */
export function Logo() {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2 font-display text-[1.45rem] font-extrabold tracking-tight">
      <svg aria-hidden className="shrink-0" width="30" height="30" viewBox="0 0 32 32">
        <path d="M2 30V15a14 14 0 0 1 28 0v15Z" fill="#0b6e75" />
        <path d="M7 30V16a9 9 0 0 1 18 0v14Z" fill="#f7f1e4" />
        <path d="M12 30V18a4 4 0 0 1 8 0v12Z" fill="#b3452f" />
      </svg>
      <span className="max-w-36 min-w-0 truncate sm:max-w-72">{site.name}</span>
    </span>
  );
}
