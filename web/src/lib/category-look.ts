import {
  BookOpen,
  Briefcase,
  Building2,
  Camera,
  Car,
  Dumbbell,
  GraduationCap,
  Hammer,
  Heart,
  Home,
  Hotel,
  Laptop,
  type LucideIcon,
  type LucideProps,
  Palette,
  PawPrint,
  Plane,
  Scale,
  Scissors,
  ShoppingBag,
  Sparkles,
  Sprout,
  Stethoscope,
  Store,
  Truck,
  Utensils,
  Wrench,
} from 'lucide-react';
import { createElement } from 'react';

const icons: Readonly<Record<string, LucideIcon>> = {
  Laptop,
  Car,
  Building2,
  Utensils,
  Heart,
  GraduationCap,
  Briefcase,
  ShoppingBag,
  Wrench,
  Camera,
  Palette,
  Home,
  BookOpen,
  Dumbbell,
  Hammer,
  Hotel,
  PawPrint,
  Plane,
  Scale,
  Scissors,
  Sparkles,
  Sprout,
  Stethoscope,
  Truck,
};

export function CategoryIcon({ name, ...props }: LucideProps & { name: string }) {
  return createElement(icons[name] ?? Store, { 'aria-hidden': true, ...props });
}

const hues = 12;

const hash = (text: string): number => {
  let sum = 7;
  for (const point of text) sum = (sum * 31 + (point.codePointAt(0) ?? 0)) >>> 0;
  return sum;
};

/** The class that sets --hue-a and --hue-b. `hue-3` is taken as it is, any other name always leads to the same colour. */
export const hueClass = (colour: string | null | undefined, otherwise: string): string =>
  colour && /^hue-(\d|1[01])$/.test(colour) ? colour : `hue-${hash(colour || otherwise) % hues}`;
