/** As high as a card, so that nothing moves when the companies arrive. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} aria-hidden className="card h-64 p-4">
      <div className="flex gap-3">
        <div className="skeleton arch size-16" />
        <div className="flex-1 space-y-2 pt-1">
          <div className="skeleton h-3 w-1/3" />
          <div className="skeleton h-5 w-4/5" />
        </div>
      </div>
      <div className="skeleton mt-4 h-5 w-1/2" />
      <div className="skeleton mt-3 h-4 w-full" />
      <div className="skeleton mt-2 h-4 w-3/4" />
      <div className="skeleton mt-8 h-9 w-full" />
    </div>
  ));
}
