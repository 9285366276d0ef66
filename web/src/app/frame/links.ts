import { paths } from '@carsi/contracts/common/paths';
import { texts } from '../texts';

export interface NavLink {
  to: string;
  text: string;
}

/** Links of the header. */
export const mainLinks: readonly NavLink[] = [
  { to: paths.companies, text: texts.companies },
  { to: paths.blog, text: texts.footer.blog },
  { to: paths.addCompany, text: texts.addCompany },
];

/** Quick links of the categories menu. */
export const quickLinks: readonly NavLink[] = [
  { to: paths.popular, text: texts.popular },
  { to: paths.verified, text: texts.verified },
  { to: paths.nearby, text: texts.nearby },
];

export const exploreLinks: readonly NavLink[] = [
  { to: paths.categories, text: texts.categories },
  { to: paths.discover, text: texts.discover },
  { to: paths.campaigns, text: texts.campaigns },
];

export const siteLinks: readonly NavLink[] = [
  { to: paths.blog, text: texts.footer.blog },
  { to: paths.help, text: texts.footer.help },
  { to: paths.about, text: texts.footer.aboutUs },
  { to: paths.contact, text: texts.footer.contact },
];

export const legalLinks: readonly NavLink[] = [
  { to: paths.privacy, text: texts.footer.privacy },
  { to: paths.terms, text: texts.footer.terms },
];

export const listLinks: readonly NavLink[] = [
  { to: paths.companies, text: texts.companies },
  ...quickLinks,
  { to: `${paths.companies}?onecikarilan=true`, text: texts.footer.featured },
];
