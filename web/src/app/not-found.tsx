import { MapPinOff } from 'lucide-react';
import { Notice } from '../components/notice';
import { paths } from '../config/paths';
import { Head, titled } from '../lib/ssr/head';
import { Link, useLocation } from '../lib/navigation/router';
import { texts } from './texts';

export function NotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <Head title={titled(texts.notFound.title)} description={texts.notFound.text} path={pathname} noindex />
      <Notice icon={MapPinOff} title={texts.notFound.title} text={texts.notFound.text} level={1}>
        <Link to={paths.home} className="btn btn-primary">
          {texts.notFound.home}
        </Link>
        <Link to={paths.search} className="btn btn-outline">
          {texts.notFound.search}
        </Link>
      </Notice>
    </>
  );
}
