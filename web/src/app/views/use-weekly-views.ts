import { skipToken } from '@apollo/client/react';
import { dayText } from '@roofline/schema/value/day';
import { useSave } from '../save/use-save';
import { useSetViewWeeklyMutation, useWeeklyViewsQuery } from './WeeklyViews.generated';

/** Returns which saved views the viewer gets by email each week; `workspaceId` is null where none can be sent. */
export function useWeeklyViews(workspaceId: string | null) {
  const query = useWeeklyViewsQuery(workspaceId === null ? skipToken : { variables: { workspaceId } });
  const [send] = useSetViewWeeklyMutation({ refetchQueries: ['WeeklyViews'], awaitRefetchQueries: true });
  const weekly = query.data?.weeklyViews;
  const { save } = useSave({
    send: ({ viewId, isWeekly }: { viewId: string; isWeekly: boolean }) =>
      send({ variables: { input: { workspaceId, viewId, isWeekly } } }),
    done: ({ weeklyViews }, { viewId, isWeekly }) => {
      const nextOn = weeklyViews?.find((view) => view.viewId === viewId)?.nextOn;
      if (!isWeekly || nextOn === undefined) return 'The view is no longer sent by email.';
      return `Roofline emails you the view every Monday at 8 AM, next on ${dayText(nextOn)}.`;
    },
    failed: (problem) => problem,
  });
  return {
    isLoaded: weekly !== undefined,
    isWeekly: (viewId: string) => weekly?.some((view) => view.viewId === viewId) ?? false,
    choose: (viewId: string, isWeekly: boolean) => void save({ viewId, isWeekly }),
  };
}
