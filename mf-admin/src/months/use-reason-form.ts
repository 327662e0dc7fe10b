import { text } from '@vetta/contract/values';
import { z } from 'zod';
import { useCheckedForm } from '../use-checked-form.ts';

const WithReason = z.object({ reason: text(1, 500) });

/** The form of an act that needs a reason. */
export const useReasonForm = () => useCheckedForm(WithReason, { reason: '' });
