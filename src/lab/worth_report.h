/* worth_report.h -- what every group earns, as tables. */
#ifndef LAB_WORTH_REPORT_H
#define LAB_WORTH_REPORT_H

#include "lab/group_worth.h"
#include "lab/report.h"

/* `worths` has one for every group of the edition; like the edition it is
 * borrowed for as long as the report lives. */
Report *worth_report_new(const Edition *edition, JailPolicy policy, const GroupWorth *worths,
                         const Language *language);
/* "one", "all", "3 houses", "hotel". */
Said worth_report_level(const Edition *edition, GroupId group, const LevelWorth *level);

#endif
