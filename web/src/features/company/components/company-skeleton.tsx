import { texts } from '../texts';

export function CompanySkeleton() {
  return (
    <div className="frame pt-4">
      <output className="sr-only">{texts.loading}</output>
      <div className="skeleton h-5 w-64" />
      <div className="skeleton mt-4 h-40 rounded-3xl sm:h-56" />
      <div className="-mt-10 flex items-end gap-4 px-4 sm:px-6">
        <div className="skeleton arch size-24 border-4 border-paper" />
        <div className="skeleton mb-1 h-7 w-1/2" />
      </div>
      <div className="skeleton mt-6 h-11 w-full max-w-xl" />
      <div className="mt-8 grid gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="skeleton h-72 rounded-2xl" />
        <div className="skeleton h-72 rounded-2xl" />
      </div>
    </div>
  );
}
