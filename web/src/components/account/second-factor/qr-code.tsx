import { useQuery } from '@tanstack/react-query';
import { texts } from './texts';

/** Quiet zone around the code, in cells: cameras need it. */
const QUIET = 4;

/** Drawn in this browser: the secret in it goes nowhere. */
const drawingOf = async (text: string): Promise<{ size: number; path: string }> => {
  const [{ generate }, { toSvgPath }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const code = generate(text);
  return { size: code.size, path: toSvgPath(code) };
};

/** Black on white in both themes: not every app reads it the other way round. */
export function QrCode({ text }: { text: string }) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => drawingOf(text),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return <div className="skeleton size-52" />;
  const side = data.size + 2 * QUIET;
  return (
    <div>
      <p className="sr-only">{texts.authenticator.qr}</p>
      <svg
        aria-hidden
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-xl border border-line bg-white"
      >
        <path d={data.path} fill="#000" />
      </svg>
    </div>
  );
}
