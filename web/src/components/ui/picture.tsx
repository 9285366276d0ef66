import { hashIn, pictureWidths, type PictureFormat, variantAddress } from '@carsi/contracts/common/pictures';
import type { ImgHTMLAttributes } from 'react';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** How wide it is shown, as in `sizes` of HTML: the browser fetches no more than that. */
  sizes: string;
}

const widest = 1920;

const sourcesOf = (src: string, format: PictureFormat): string =>
  [
    ...pictureWidths.map((width) => `${variantAddress(src, width, format)} ${width}w`),
    `${variantAddress(src, undefined, format)} ${widest}w`,
  ].join(', ');

/** A picture of ours as AVIF or WebP in the width that is needed; another's as it is. Its box is set by CSS, so nothing moves. */
export function Picture({ src, alt, sizes, ...image }: PictureProps) {
  const img = <img src={src} alt={alt} decoding="async" {...image} />;
  if (hashIn(src) === undefined) return img;
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourcesOf(src, format)} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
