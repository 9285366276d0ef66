import { rememberTarget } from '../../../lib/session/return-target';
import { useProviders } from '../api/get-providers';
import { rememberProvider } from '../provider-way';
import { texts } from '../texts';

const ways = ['google', 'github'] as const;

/** The two other ways in, where they are configured. They leave the page, so where to return to is written down. */
export function Providers({ way, from }: { way: 'in' | 'up'; from: string | undefined }) {
  const { data } = useProviders();
  const open = ways.filter((provider) => data?.[provider]);
  if (open.length === 0) return null;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      <ul className="space-y-3">
        {open.map((provider) => (
          <li key={provider}>
            <a
              href={`/api/auth/${provider}`}
              className="btn btn-outline w-full"
              onClick={() => {
                if (from) rememberTarget(from);
                rememberProvider(provider, way);
              }}
            >
              <Mark of={provider} />
              {texts.with[provider]}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mark({ of }: { of: (typeof ways)[number] }) {
  if (of === 'github') {
    return (
      <svg aria-hidden width="19" height="19" viewBox="0 0 24 24" fill="currentColor">
        <path d="M12 .5a11.5 11.5 0 0 0-3.6 22.4c.6.1.8-.2.8-.6v-2c-3.2.7-3.9-1.5-3.9-1.5-.5-1.3-1.3-1.7-1.3-1.7-1-.7.1-.7.1-.7 1.2.1 1.8 1.2 1.8 1.2 1 1.8 2.8 1.3 3.4 1 .1-.8.4-1.3.7-1.6-2.5-.3-5.2-1.3-5.2-5.7 0-1.3.5-2.3 1.2-3.1-.1-.3-.5-1.5.1-3.1 0 0 1-.3 3.2 1.2a11 11 0 0 1 5.8 0c2.2-1.5 3.2-1.2 3.2-1.2.6 1.6.2 2.8.1 3.1.7.8 1.2 1.8 1.2 3.1 0 4.4-2.7 5.4-5.3 5.7.4.4.8 1.1.8 2.2v3.2c0 .4.2.7.8.6A11.5 11.5 0 0 0 12 .5Z" />
      </svg>
    );
  }
  return (
    <svg aria-hidden width="19" height="19" viewBox="0 0 24 24">
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.5Z"
      />
      <path
        fill="#34a853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.7l-3.7-2.9a6.9 6.9 0 0 1-10.3-3.6H1.8v3A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#fbbc05" d="M5.6 14.3a6.9 6.9 0 0 1 0-4.5v-3H1.8a11.5 11.5 0 0 0 0 10.4l3.8-2.9Z" />
      <path fill="#ea4335" d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3A6.9 6.9 0 0 1 12 5Z" />
    </svg>
  );
}
