import type { ExportView, KvkkRequestView } from '@carsi/contracts/identity/privacy';
import type { ExportAnswer } from '@carsi/contracts/identity/http/account';
import type { KvkkRequest } from '@carsi/contracts/identity/http/kvkk';

export const toExportAnswer = ({ id, state, progress, expiresAt, key }: ExportView): ExportAnswer => ({
  id,
  state,
  progress,
  expires_at: expiresAt,
  url: key === null ? null : `/api/auth/export/${id}/file?key=${encodeURIComponent(key)}`,
});

export const toKvkkRequest = (request: KvkkRequestView): KvkkRequest => ({
  id: request.id,
  user_id: request.userId,
  kind: request.kind,
  note: request.note,
  state: request.state,
  answer: request.answer,
  created_at: request.createdAt,
  due_at: request.dueAt,
  done_at: request.doneAt,
  overdue: request.overdue,
  person: request.person,
});
