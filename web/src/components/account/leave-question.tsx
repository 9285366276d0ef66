import { useLeaveGuard } from '../../lib/navigation/use-leave-guard';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { leaveTexts as texts } from './leave-texts';

interface LeaveQuestionProps {
  guarded: boolean;
  /** What becomes of the changes, where they are not lost. */
  text?: string | undefined;
}

/** Asked of who is about to leave what is not saved. */
export function LeaveQuestion({ guarded, text = texts.text }: LeaveQuestionProps) {
  const leaving = useLeaveGuard(guarded);
  return (
    <ConfirmDialog
      title={texts.title}
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      onCancel={() => leaving?.leave()}
      cancel={texts.go}
      confirm={texts.stay}
      onConfirm={() => leaving?.stay()}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
