import type { UserType } from '@carsi/contracts/identity/user-types';
import type { ListedUser } from '@carsi/contracts/identity/http/people-admin';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { adminTexts as texts } from '../admin-texts';

/** Changes a person's type or, if it is null, deletes the person. */
export interface Question {
  person: ListedUser;
  type: UserType | null;
}

interface PersonQuestionProps {
  question: Question | null;
  onYes: (question: Question) => void;
  onNo: () => void;
}

export function PersonQuestion({ question, onYes, onNo }: PersonQuestionProps) {
  const name = question ? question.person.full_name || question.person.email : '';
  const type = question?.type ?? null;
  return (
    <ConfirmDialog
      title={type ? texts.typeTitle : texts.removeTitle}
      open={question !== null}
      onClose={onNo}
      confirm={type ? texts.change : texts.remove}
      onConfirm={() => question && onYes(question)}
      danger={type === null}
    >
      <p>{type ? texts.typeText(name, texts.types[type]) : texts.removeText(name)}</p>
      {type === 'admin' ? <p className="font-medium text-bad">{texts.adminWarning}</p> : null}
    </ConfirmDialog>
  );
}
