# Turns deploy/nginx.conf into the configuration for compose.yaml: plain http for `localhost`, without a certificate,
# and the instances of another container.
s/server 127\.0\.0\.1:3000 /server site:3000 /
s/www\.example\.org/localhost/
# The redirect from http to https moves to a port that is not published.
s/listen 80 default_server;/listen 8081;/
s/listen \[::\]:80 default_server;//
s/listen 443 ssl http2 default_server;/listen 80 default_server;/
s/listen \[::\]:443 ssl http2 default_server;//
/^  ssl_/d
/# HTTP\/3: /d
# A container logs to its standard output.
s#/var/log/nginx/medireleve\.log#/dev/stdout#
