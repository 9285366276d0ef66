import { ContactForm } from '../../features/contact/components/contact-form';
import { HelpPage } from '../../features/help/components/help-page';
import { faqsQuery, resourcesQuery } from '../../lib/api/help';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: () => <HelpPage form={<ContactForm from="help" />} />,
  load: async (visit) => {
    visit.outcome.tags.add('articles');
    const resources = visit.url.searchParams.get('sekme') === 'kaynaklar';
    await (resources ? essential(visit, resourcesQuery()) : essential(visit, faqsQuery()));
  },
};
