import { RefreshCw } from 'lucide-react';
import { CompanyRow } from '../../../components/company/company-row';
import { Retry } from '../../../components/list/retry';
import { SectionHeading } from '../../../components/section-heading';
import { useRecommendations } from '../../../lib/api/get-recommendations';
import { toast } from '../../../lib/toast';
import { Button } from '../../../components/ui/button';
import { texts } from '../texts';

const words = texts.recommendations;

export function RecommendationsSection() {
  const { data, isError, isFetching, refetch } = useRecommendations();
  const refresh = async (): Promise<void> => {
    const { error } = await refetch();
    if (error) toast.error(words.failed);
    else toast.success(words.refreshed);
  };
  return (
    <section>
      <SectionHeading title={words.title} text={words.text}>
        <Button
          small
          icon={RefreshCw}
          label={words.refresh}
          className="needs-script"
          disabled={isFetching}
          onClick={() => void refresh()}
        />
      </SectionHeading>
      {isError ? <Retry message={words.failed} onRetry={() => void refresh()} /> : null}
      {data?.length === 0 ? <p className="text-muted">{words.empty}</p> : null}
      <ul className="card divide-y divide-line overflow-hidden empty:hidden">
        {data?.map(({ id, card, reason }) => (
          <li key={id}>
            <CompanyRow card={card} note={reason} />
          </li>
        ))}
      </ul>
    </section>
  );
}
