import { zodResolver } from '@hookform/resolvers/zod';
import { text } from '@vetta/contract/values';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { inItalian } from '../validation.ts';

const WithReason = z.object({ reason: text(1, 500) });

/** The form of an act that needs a reason. */
export const useReasonForm = () =>
  useForm({ resolver: zodResolver(WithReason, inItalian), defaultValues: { reason: '' } });
