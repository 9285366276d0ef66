import type { Request } from '@carsi/contracts/directory/http/customer-request';
import { momentOf } from '@carsi/turkish/calendar';
import { useState } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { makeRequest } from '../../../lib/account/requests';
import { lengthOf } from '../../../lib/format/length-of';
import { useLocation, useNavigate } from '../../../lib/navigation/router';
import { toast } from '../../../lib/toast';
import { useForm } from '../../../lib/forms/use-form';
import { useSession } from '../../../lib/session/session';
import { FormFailure, SubmitButton, TextField, LongField } from '../../ui/fields';
import { Modal } from '../../ui/modal';
import { Button } from '../../ui/button';
import { requestTexts as texts } from './request-texts';

const SHORTEST = 10;
const LONGEST = 1_000;

interface RequestDialogProps {
  companyId: string;
  companyName: string;
  kind: Request['kind'];
  onClose: () => void;
}

/** Loaded by the tap that opens it. Anonymous visitors sign in before they type: a text would not survive the sign-in. */
export default function RequestDialog({ companyId, companyName, kind, onClose }: RequestDialogProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const status = useSession((session) => session.status);
  const [open, setOpen] = useState(true);
  const form = useForm({
    fields: ['message', 'day', 'time'],
    failed: texts.failed,
    fieldOf: {
      REQUEST_TOO_SHORT: 'message',
      REQUEST_TOO_LONG: 'message',
      REQUEST_TIME_REQUIRED: 'day',
      REQUEST_TIME_PAST: 'day',
    },
    rules: [
      { field: 'message', holds: ({ message }) => lengthOf(message) >= SHORTEST, message: texts.tooShort },
      { field: 'message', holds: ({ message }) => lengthOf(message) <= LONGEST, message: texts.tooLong },
      {
        field: 'day',
        holds: ({ day, time }) => kind === 'quote' || (day !== '' && time !== ''),
        message: texts.timeMissing,
      },
    ],
    submit: async ({ message, day, time }) => {
      await makeRequest(
        companyId,
        kind,
        message.trim(),
        kind === 'appointment' ? momentOf(day, time).toISOString() : null,
      );
      toast.offer(texts.sent[kind], texts.see, () => void navigate(paths.requests));
      setOpen(false);
    },
  });
  return (
    <Modal title={texts.title[kind](companyName)} open={open} onClose={onClose}>
      {status === 'in' ? (
        <form {...form.props} className="space-y-4">
          {kind === 'appointment' ? (
            <div className="grid grid-cols-2 gap-3">
              <TextField form={form} name="day" label={texts.day} type="date" />
              <TextField form={form} name="time" label={texts.time} type="time" step={900} />
            </div>
          ) : null}
          <LongField form={form} name="message" label={texts.message[kind]} hint={texts.hint[kind]} rows={5} />
          <FormFailure>{form.failure}</FormFailure>
          <SubmitButton busy={form.busy}>{texts.send}</SubmitButton>
        </form>
      ) : null}
      {status === 'out' ? (
        <div className="space-y-4">
          <p>{texts.signInFirst}</p>
          <Button
            look="primary"
            label={texts.signIn}
            onClick={() => void navigate(paths.signIn, { state: { from: pathname + search } })}
          />
        </div>
      ) : null}
    </Modal>
  );
}
