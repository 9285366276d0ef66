import { useLeaveGuard } from '../../lib/navigation/use-leave-guard';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { leaveTexts as texts } from './leave-texts';

interface LeaveQuestionProps {
  guarded: boolean;
  /** What happens to the changes if they are not lost. */
  text?: string | undefined;
}

/** Confirms leaving unsaved changes. */
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
