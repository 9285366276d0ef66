import { useLeaveGuard } from '../../lib/navigation/use-leave-guard';
import { Modal } from '../ui/modal';
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
    <Modal
      title={texts.title}
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={() => leaving?.leave()}>
            {texts.go}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => leaving?.stay()}>
            {texts.stay}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
