-- What a barn would miss first, counted; money in minor units.
select
  (select count(*) from farm) as barns,
  (select count(*) from event where metadata ->> 'command' not like '%.Upgrade') as events,
  (select count(*) from login) as logins,
  (select count(*) from person) as people,
  (select count(*) from student) as riders,
  (select count(*) from horse) as horses,
  (select count(*) from lesson) as lessons,
  (select count(*) from lesson where is_cancelled) as "lessonsCancelled",
  (select count(*) from lesson_person) as places,
  (select count(*) from lesson_person where is_cancelled) as "placesCancelled",
  (select count(*) from lesson_person where paid) as "placesPaid",
  (select count(*) from package) as packages,
  (select sum(start_count) from package) as "unitsBought",
  (select sum(used) from package) as "unitsUsed",
  (select sum(price_minor) from package) as "priceMinor",
  (select count(*) from payment) as payments,
  (select sum(total_minor) from payment) as "paymentsMinor"
