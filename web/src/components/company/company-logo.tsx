import { cx } from '../../lib/cx';
import { hueClass } from '../../lib/category-look';
import { initialOf } from '../../lib/format/initial';
import { Picture } from '../ui/picture';

interface LogoProps {
  name: string;
  logo: string | null;
  category: { slug: string; color_class: string } | null;
  className?: string;
}

/** The logo in its arch; without one, the initial on the category's colours. */
export function CompanyLogo({ name, logo, category, className = 'size-16 text-2xl' }: LogoProps) {
  if (logo) {
    return (
      <Picture
        src={logo}
        sizes="8rem"
        alt=""
        width={96}
        height={96}
        loading="lazy"
        className={cx('arch shrink-0 border border-line bg-surface object-cover', className)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(
        'arch hued tiled flex shrink-0 items-center justify-center overflow-hidden pt-1 font-display font-bold',
        hueClass(category?.color_class, category?.slug ?? name),
        className,
      )}
    >
      {initialOf(name)}
    </span>
  );
}
