import { MapPinOff } from 'lucide-react';
import { Notice } from '../components/notice';
import { paths } from '@carsi/contracts/common/paths';
import { Head, titled } from '../lib/ssr/head';
import { useLocation } from '../lib/navigation/router';
import { texts } from './texts';
import { ButtonLink } from '../components/ui/button';

export function NotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <Head title={titled(texts.notFound.title)} description={texts.notFound.text} path={pathname} noindex />
      <Notice icon={MapPinOff} title={texts.notFound.title} text={texts.notFound.text} level={1}>
        <ButtonLink look="primary" label={texts.notFound.home} to={paths.home} />
        <ButtonLink label={texts.notFound.search} to={paths.search} />
      </Notice>
    </>
  );
}
