import type { UserType } from '@carsi/contracts/identity/user-types';
import type { ListedUser } from '@carsi/contracts/identity/http/people-admin';
import { BadgeCheck, Trash2 } from 'lucide-react';
import { Avatar } from '../../../components/avatar';
import { formatDate } from '../../../lib/format/dates';
import { Button } from '../../../components/ui/button';
import { Options } from '../../../components/ui/fields';
import { adminTexts as texts } from '../admin-texts';

interface PeopleTableProps {
  people: readonly ListedUser[];
  /** The admin's own row: one does not delete or demote oneself here. */
  self: string;
  busy: boolean;
  onVerify: (person: ListedUser) => void;
  onType: (person: ListedUser, type: UserType) => void;
  onDelete: (person: ListedUser) => void;
}

const { all: _all, ...typeNames } = texts.types;
export const types = Object.keys(typeNames) as UserType[];
const cell = 'align-middle max-md:block md:px-3 md:py-3 md:first:pl-4 md:last:pr-4';

/** A table at a desk, a card for each row on a phone. */
export function PeopleTable({ people, self, ...acts }: PeopleTableProps) {
  if (people.length === 0) return null;
  return (
    <table className="w-full max-md:block md:card md:border-separate md:border-spacing-0">
      <caption className="sr-only">{texts.people}</caption>
      <thead className="text-left text-sm text-muted max-md:sr-only">
        <tr>
          {Object.values(texts.columns).map((name) => (
            <th key={name} scope="col" className="px-3 py-2.5 font-semibold first:pl-4 last:pr-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3">
        {people.map((person) => (
          <Row key={person.id} person={person} own={person.id === self} {...acts} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Omit<PeopleTableProps, 'people' | 'self'> & { person: ListedUser; own: boolean };

function Row({ person, own, busy, onVerify, onType, onDelete }: RowProps) {
  const { email, full_name, user_type, verified, avatar, created_at, email_confirmed_at, erase_at } = person;
  const name = full_name || email;
  return (
    <tr className="max-md:card max-md:block max-md:space-y-2 max-md:p-4 md:*:border-t md:*:border-line">
      <td className={cell}>
        <div className="flex items-center gap-3">
          <Avatar name={name} avatar={avatar} />
          <div className="min-w-0">
            <p className="font-semibold break-words">
              {name} {own ? <span className="badge bg-accent-soft text-accent">{texts.you}</span> : null}
            </p>
            <p className="text-sm break-all text-muted">{email}</p>
          </div>
        </div>
      </td>
      <td className={cell}>
        {own ? (
          texts.types[user_type]
        ) : (
          <select
            aria-label={texts.typeOf(name)}
            className="field min-h-9 py-1 text-sm max-md:w-auto"
            value={user_type}
            disabled={busy}
            onChange={(event) => {
              const type = types.find((each) => each === event.target.value);
              if (type) onType(person, type);
            }}
          >
            <Options names={typeNames} />
          </select>
        )}
      </td>
      <td className={`${cell} text-sm whitespace-nowrap`}>
        <span aria-hidden className="text-muted md:hidden">
          {texts.columns.since}:{' '}
        </span>
        {formatDate(new Date(created_at * 1000).toISOString())}
      </td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1.5">
          {verified ? (
            <span className="badge bg-good-soft text-good">
              <BadgeCheck aria-hidden size={14} />
              {texts.verified}
            </span>
          ) : null}
          {email_confirmed_at ? null : <span className="badge bg-fair-soft text-fair">{texts.emailOpen}</span>}
          {erase_at ? (
            <span className="badge bg-bad-soft whitespace-normal text-bad">{texts.erasing(formatDate(erase_at))}</span>
          ) : null}
        </span>
      </td>
      <td className={cell}>
        <div className="flex items-center gap-2 md:justify-end">
          <Button
            small
            label={verified ? texts.unverify : texts.verify}
            of={name}
            disabled={busy}
            onClick={() => onVerify(person)}
          />
          {own || erase_at ? null : (
            <Button
              look="quiet"
              small
              aria-label={texts.removeOf(name)}
              className="px-2 text-bad"
              disabled={busy}
              onClick={() => onDelete(person)}
            >
              <Trash2 aria-hidden size={17} />
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
