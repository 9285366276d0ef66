import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx';
import type { Form } from '../../lib/forms/use-form';
import { texts } from '../texts';
import { FormFailure } from './fields';
import { Modal } from './modal';
import { Button } from './button';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  /** The dialog has closed. */
  onClose: () => void;
  /** What the first button does; without it, the same. */
  onCancel?: () => void;
  cancel?: string;
  confirm: string;
  onConfirm: () => void;
  /** For what cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  failure?: string | null;
  children: ReactNode;
}

/** A question with two buttons. Not a form itself, so it may be rendered inside one. */
export function ConfirmDialog({ onConfirm, children, ...question }: ConfirmDialogProps) {
  return (
    <Question {...question} answer={{ type: 'button', onClick: onConfirm }}>
      {children}
    </Question>
  );
}

interface FormDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  /** Of `useForm`, with its own submit; or `onConfirm` for fields that the caller controls. */
  form?: Pick<Form<string>, 'props' | 'busy' | 'failure'>;
  onConfirm?: () => void;
}

/** A question whose answer is filled in: a form, which Enter sends. */
export function FormDialog({ form, onConfirm, children, ...question }: FormDialogProps) {
  const id = useId();
  const disabled = (form?.busy ?? false) || (question.disabled ?? false);
  return (
    <Question
      {...question}
      disabled={disabled}
      failure={form?.failure ?? question.failure ?? null}
      answer={{ type: 'submit', form: id }}
    >
      <form
        id={id}
        method="post"
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) onConfirm?.();
        }}
        {...form?.props}
      >
        {children}
      </form>
    </Question>
  );
}

interface QuestionProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  /** Of the second button. */
  answer: { type: 'button'; onClick: () => void } | { type: 'submit'; form: string };
}

function Question({
  title,
  open,
  onClose,
  onCancel = onClose,
  cancel = texts.cancel,
  confirm,
  answer,
  ...rest
}: QuestionProps) {
  const { danger = false, disabled = false, failure = null, children } = rest;
  return (
    <Modal
      title={title}
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" label={cancel} onClick={onCancel} />
          <button
            {...answer}
            className={cx('btn disabled:bg-sunken disabled:text-muted', danger ? 'bg-bad text-paper' : 'btn-primary')}
            disabled={disabled}
          >
            {confirm}
          </button>
        </>
      }
    >
      {children}
      <FormFailure>{failure}</FormFailure>
    </Modal>
  );
}
